import { environment } from '@/server/platform/environment';
import { openStorage } from '@/server/storage/open';
import { ask } from './studio/ask';
import { desk } from './studio/desk';
import { endsQuietly } from './studio/pipe';

const { stdout, stderr } = process;
endsQuietly(stdout);
process.exitCode = await desk(process.argv.slice(2), {
  open: () => openStorage(environment()),
  close: (storage) => storage.destroy(),
  now: Date.now,
  ...{ ask, stdout, stderr },
});
