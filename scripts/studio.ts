import { environment } from '@/server/platform/environment';
import { openStorage } from '@/server/storage/open';
import { ask } from './studio/ask';
import { desk } from './studio/desk';
import { edit } from './studio/edit';
import { endsQuietly } from './studio/pipe';
import { showFile } from './studio/show-file';

const { stdout, stderr } = process;
endsQuietly(stdout);
process.exitCode = await desk(process.argv.slice(2), {
  open: () => openStorage(environment()),
  close: (storage) => storage.destroy(),
  now: Date.now,
  folder: '.',
  settings: environment,
  ...{ ask, edit, showFile, columns: stdout.columns, stdout, stderr },
});
