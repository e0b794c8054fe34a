import { notFound } from 'next/navigation';
import { findProduct } from '../../../../../shop/catalogue';

/** Page of one product. */
export default async function ProductPage({ params }: PageProps<'/productos/[slug]'>) {
  const product = findProduct((await params).slug);
  if (product === undefined) notFound();
  return <h1>{product.name}</h1>;
}
