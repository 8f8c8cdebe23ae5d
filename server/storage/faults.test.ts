import { isStorageFault } from './faults';

const coded = (code: string): Error => Object.assign(new Error('an error of the database'), { code });
const worded = (message: string): Error => new Error(message);

test.each<[string, unknown]>([
  ['the storage', coded('SQLITE_FULL')],
  ['the storage', coded('SQLITE_IOERR_WRITE')],
  ['the storage', coded('ENOSPC')],
  ['the storage', coded('ECONNREFUSED')],
  ['the storage', coded('53100')],
  ['the storage', coded('57P01')],
  ['the storage', worded('Connection terminated')],
  ['the storage', worded('Connection terminated unexpectedly')],
  ['the storage', worded('Connection terminated due to connection timeout')],
  ['the storage', worded('timeout exceeded when trying to connect')],
  ['the storage', worded('Query read timeout')],
  ['the storage', worded('Client has encountered a connection error and is not queryable')],
  ['the storage', worded('Client was closed and is not queryable')],
  ['the storage', worded('Postgres connection has been discarded')],
  ['the storage', worded('driver has already been destroyed')],
  ['the storage', coded('SQLITE_CONSTRAINT_PRIMARYKEY')],
  ['the storage', coded('SQLITE_TOOBIG')],
  ['the storage', coded('23505')],
  ['the storage', coded('22001')],
  ['ours', worded('the photo is not queryable')],
  ['ours', new TypeError('Connection is undefined')],
  ['ours', 'Connection terminated'],
  ['ours', undefined],
])('API-7: the fault of %s: %p', (whose, error) => {
  expect(isStorageFault(error)).toBe(whose === 'the storage');
});
