import { hydrateRoot } from 'react-dom/client';
import { giveHydrate } from '@/components/ui/hydrate-part';

// Next runs this file with what every page loads. A page that asked for React's root by itself would have that cut out of it into a file
// of its own, 0.5 KiB more for every page.
giveHydrate(hydrateRoot);
