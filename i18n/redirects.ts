/** Short addresses that lead to a section of the home page or to the shop, with a 308 (ROUTES-7). */
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
