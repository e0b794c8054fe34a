/** Page of one product. */
export default async function ProductPage({ params }: PageProps<'/productos/[slug]'>) {
  return <h1>Producto {(await params).slug}</h1>;
}
