/** Tests the Shopify example: LiquidJS renders its snippet into a page, which runs against the fake widget. */
import path from 'node:path';
import { Liquid } from 'liquidjs';
import { sampleOrigin } from '@aifindr-docs/widget/testing/routeWidgetOnly';
import { type ExamplePage, expect, test } from './widgetTest';

test.use({ folder: 'shopify' });

const theme = path.join(__dirname, '../../examples/shopify');
const section = '<button type="button" class="open-widget">Pregunta por este producto</button>';
const title = `Silla "Nórdica" & </script><script>document.title = 'inline'</script>`;
const request = { page_type: 'product', path: '/products/silla' };
const product = { title, selected_or_first_available_variant: { price: 8990 } };

/** Opens a page whose theme layout renders the snippet; `objects` are Liquid objects of Shopify, such as `product`. */
async function visitShop(
  { page, visit }: ExamplePage,
  objects: Record<string, object | string>,
): Promise<void> {
  const engine = new Liquid({ root: path.join(theme, 'snippets'), extname: '.liquid' });
  engine.registerFilter('asset_url', (file: string) => `/assets/${file}`);
  const layout = `<!doctype html><html lang="es"><title>Tienda</title><main id="section">${section}</main>{% render 'aifindr' %}</html>`;
  const globals = { cart: { currency: { iso_code: 'EUR' } }, ...objects };
  const html = (await engine.parseAndRender(layout, {}, { globals })) as string;
  await page.route(`${sampleOrigin}/tienda`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await visit('tienda');
}

test('the product is in the context with its price and title', async ({ page, widget }) => {
  await visitShop(widget, { request, product, page_title: title });
  const name = 'Silla "Nórdica" & ';
  await widget.expectContext({
    page: 'product',
    path: '/products/silla',
    title: name,
    product: { name, price: 89.9, currency: 'EUR' },
  });
  await expect(page).toHaveTitle('Tienda');
});

test('a page without a product has no product in its context', async ({ widget }) => {
  await visitShop(widget, { request: { page_type: 'cart', path: '/cart' }, page_title: 'Carrito' });
  await widget.expectContext({ page: 'cart', path: '/cart', title: 'Carrito' });
});

test('the trigger and a newly rendered button open the widget', async ({ page, widget }) => {
  await visitShop(widget, { request, product, page_title: title });
  await widget.expectReady();
  await widget.press();
  await widget.close();
  await page.locator('#section').evaluate((element, html) => {
    element.innerHTML = html;
  }, section);
  await page.getByText('Pregunta por este producto').click();
  await expect(widget.overlay).toBeVisible();
});
