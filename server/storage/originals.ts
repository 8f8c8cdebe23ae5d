import { join } from 'node:path';

/** The photos of works before the desk cropped them, and their crops. */
export const originalsFolder = (dataFolder: string): string => join(dataFolder, 'desk/originals');
