import { endsQuietly } from './studio/pipe';
import { studio } from './studio/studio';

endsQuietly(process.stdout);
process.exitCode = await studio(process.argv.slice(2));
