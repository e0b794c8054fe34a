export interface Product {
  slug: string;
  name: string;
  category: string;
  price: number;
}

/** Sample data; yours comes from your API. */
export const catalogue: readonly Product[] = [
  { slug: 'silla-roble', name: 'Silla de roble', category: 'sillas', price: 129 },
  { slug: 'mesa-nogal', name: 'Mesa de nogal', category: 'mesas', price: 349 },
];

/** The product of a slug, if there is one. */
export function findProduct(slug: string | undefined): Product | undefined {
  return catalogue.find((product) => product.slug === slug);
}
