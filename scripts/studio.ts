import { studio } from './studio/studio';

process.exitCode = await studio(process.argv.slice(2));
