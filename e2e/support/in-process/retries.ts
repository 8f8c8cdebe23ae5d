// What fails runs once more after the others of its file, and is named where it passes then.
jest.retryTimes(Number(process.env.RETRIES ?? 0), { logErrorsBeforeRetry: true });

export {};
