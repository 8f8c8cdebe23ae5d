import { checkContent, reportContent } from '@/build/check/check-content';
import { finishChanges } from '@/build/check/source/content-changes';
import { ownFolders } from '@/build/check/source/content-folder';
import { writeRead, writeSchemas } from '@/build/check/write-tables';
import { scenes } from '@/build/scenes';
import { writeWhole } from '@/build/write-whole';
import { environmentVariables, readVariables } from '@/server/platform/settings/variables.mjs';

async function prepare(): Promise<boolean> {
  // first of all, so that an editor helps to mend what the check finds
  await writeSchemas('generated/schema');
  const folders = ownFolders();
  await finishChanges(folders.own);
  const checked = await checkContent(folders, {
    siteUrl: readVariables(environmentVariables()).SITE_URL,
    onRead: writeRead,
  });
  if (!reportContent(folders, checked)) return false;
  // imported only now, because they load content, which is known to load only after the check
  const { writeTables } = await import('@/build/pictures/tables');
  const { askedCss } = await import('@/build/asked-css');
  const addresses = await writeTables();
  const { reviewsOfSite } = await import('@/build/reviews');
  await writeWhole('generated/reviews.json', `${JSON.stringify(await reviewsOfSite(), null, 1)}\n`);
  await writeWhole('generated/asked.css', askedCss());
  await writeWhole('generated/scenes.json', `${JSON.stringify(scenes(), null, 1)}\n`);
  // every file that pages name, in the order in which they are to be made
  await writeWhole('generated/files.json', `${JSON.stringify(addresses, null, 1)}\n`);
  return true;
}

process.exitCode = (await prepare()) ? 0 : 1;
