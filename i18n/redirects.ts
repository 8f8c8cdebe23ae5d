/** `/{scrollto}`: one-word addresses that return to the home page or the shop, 308 (ROUTES-7). */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/o-mnie', '/#o-mnie'],
  ['/zamowienia', '/#zamowienia'],
  ['/lekcje', '/#lekcje-sztuki'],
  ['/lekcje-sztuki', '/#lekcje-sztuki'],
  ['/kontakt', '/#kontakt'],
  ['/about', '/en#about'],
  ['/orders', '/en#orders'],
  ['/classes', '/en#art-classes'],
  ['/art-classes', '/en#art-classes'],
  ['/contact', '/en#contact'],
  ['/order', '/shop'],
  ['/zamowienie', '/sklep'],
];
