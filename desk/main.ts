import { environment } from '@/server/platform/environment';
import { openExisting } from '@/server/storage/open';
import { ask } from './ask';
import { desk } from './desk';
import { edit, endsQuietly, showFile } from './effects';

const { stdout, stderr } = process;
endsQuietly(stdout);
process.exitCode = await desk(process.argv.slice(2), {
  open: () => openExisting(environment()),
  close: (storage) => storage.destroy(),
  now: Date.now,
  folder: '.',
  settings: environment,
  ...{ ask, edit, showFile, columns: stdout.columns, stdout, stderr },
});
