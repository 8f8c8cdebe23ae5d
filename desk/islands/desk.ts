import { countSums } from './count-sums';
import { followSteps } from './follow-steps';
import { insertReplies } from './insert-reply';
import { judgeNumbers } from './judge';
import { keepTexts } from './keep-texts';
import { offerLabel } from './label';
import { reachFirst } from './reach-first';
import { showChosen } from './show-chosen';

keepTexts();
reachFirst();
countSums();
judgeNumbers();
showChosen();
followSteps();
offerLabel();
insertReplies();

// Chromium leaves autofocus off where the address has a fragment, though no place has that name
if (location.hash && !document.getElementById(location.hash.slice(1)))
  document.querySelector<HTMLElement>('[autofocus]')?.focus();

// what crops is large, and only here and there needed
for (const tool of document.querySelectorAll<HTMLDetailsElement>('[data-crop]')) {
  const open = async (): Promise<void> => (await import('./crop')).openCrop(tool);
  if (tool.open) void open();
  else tool.addEventListener('toggle', open, { once: true });
}
