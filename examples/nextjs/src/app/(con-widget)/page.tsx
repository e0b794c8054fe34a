import { Questions } from '@/components/Questions';

/** Home page of the sample shop. */
export default function HomePage() {
  return (
    <>
      <h1>Tienda de muestra</h1>
      <Questions />
    </>
  );
}
