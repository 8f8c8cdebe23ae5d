import { keepTexts } from './keep-texts';
import { reachFirst } from './reach-first';

// The desk's script; every screen works without it.
keepTexts();
reachFirst();
