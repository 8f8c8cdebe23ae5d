import { rmSync } from 'node:fs';
import { test as teardown } from '../support/test';
import { changedFolder } from './content';

teardown('the changed copy of the project is removed', () => rmSync(changedFolder, { recursive: true, force: true }));
