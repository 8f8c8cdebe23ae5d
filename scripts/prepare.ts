import { reportContent } from './content/report';

/** Checks and makes what must exist before the site can be built, tested or served in development. */
async function prepare(): Promise<boolean> {
  if (!(await reportContent())) return false;
  // imported only now, because they load content, which is known to load only after the check
  const { prepareFonts } = await import('./fonts/prepare-fonts');
  const { prepareImages } = await import('./images/prepare-images');
  await prepareFonts();
  await prepareImages();
  // imported last, because it loads the table of the pictures that were just made
  const { prepareCards } = await import('./cards/prepare-cards');
  await prepareCards();
  return true;
}

process.exitCode = (await prepare()) ? 0 : 1;
