import { isCommonFault, isStorageFault } from './faults';

const coded = (code: string): Error => Object.assign(new Error('an error of the database'), { code });
const said = (message: string): Error => new Error(message);

const whoseFault = (error: unknown) => {
  if (isCommonFault(error)) return 'the storage, for all';
  return isStorageFault(error) ? 'the storage, for one' : 'ours';
};

test.each<[string, unknown]>([
  ['the storage, for all', coded('SQLITE_FULL')],
  ['the storage, for all', coded('SQLITE_IOERR_WRITE')],
  ['the storage, for all', coded('ENOSPC')],
  ['the storage, for all', coded('ECONNREFUSED')],
  ['the storage, for all', coded('53100')],
  ['the storage, for all', coded('57P01')],
  ['the storage, for all', said('Connection terminated')],
  ['the storage, for all', said('Connection terminated unexpectedly')],
  ['the storage, for all', said('Connection terminated due to connection timeout')],
  ['the storage, for all', said('timeout exceeded when trying to connect')],
  ['the storage, for all', said('Query read timeout')],
  ['the storage, for all', said('Client has encountered a connection error and is not queryable')],
  ['the storage, for all', said('Client was closed and is not queryable')],
  ['the storage, for all', said('Postgres connection has been discarded')],
  ['the storage, for all', said('driver has already been destroyed')],
  ['the storage, for one', coded('SQLITE_CONSTRAINT_PRIMARYKEY')],
  ['the storage, for one', coded('SQLITE_TOOBIG')],
  ['the storage, for one', coded('23505')],
  ['the storage, for one', coded('22001')],
  ['ours', said('the photo is not queryable')],
  ['ours', new TypeError('Connection is undefined')],
  ['ours', 'Connection terminated'],
  ['ours', undefined],
])('API-7: the fault of %s: %p', (whose, error) => {
  expect(whoseFault(error)).toBe(whose);
});
