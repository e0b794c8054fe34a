import { nextTick } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import { describePage, sendContext } from './aifindr/send-context';
import HomePage from './pages/HomePage.vue';

export const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', name: 'inicio', component: HomePage },
    {
      path: '/productos/:slug',
      name: 'producto',
      component: () => import('./pages/ProductPage.vue'),
    },
  ],
});

// #region context
router.afterEach(async (to, from, failure) => {
  if (failure) return;
  // Aquí la página aún es la anterior: espera a que Vue la cambie.
  await nextTick();
  document.body.dataset.page = String(to.name);
  sendContext(describePage());
});
// #endregion context
