import { type Service, type ServiceState, services } from '@/content/services';
import { pictures } from '@/content/shop';
import type { ShopPicture } from '@/content/types';

const all = [...pictures];

/** The pictures of the shop, until the end of a test. */
export const stock = (rows: readonly ShopPicture[]): void =>
  void (pictures as ShopPicture[]).splice(0, pictures.length, ...rows);

/** What the artist says of services, until the end of a test. */
export function put(states: Readonly<Partial<Record<Service, ServiceState>>>): void {
  for (const [service, state] of Object.entries(states)) jest.replaceProperty(services, service as Service, state);
}

afterEach(() => {
  stock(all);
  jest.restoreAllMocks();
});
