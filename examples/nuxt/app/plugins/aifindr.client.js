import { sendContext } from '../aifindr/send-context';

/** Envía el contexto de cada página cuando Nuxt ya la muestra. */
export default defineNuxtPlugin((nuxtApp) => {
  const router = useRouter();
  nuxtApp.hook('page:finish', () => {
    // El título aún puede ser el de la página anterior: Nuxt lo cambia después.
    const { name, path } = router.currentRoute.value;
    sendContext({ page: String(name), path });
  });
});
