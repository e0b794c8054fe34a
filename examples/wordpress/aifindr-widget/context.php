<?php
/** El contexto: lo que la IA debe saber de la página, sin nada que identifique a una persona. */

defined( 'ABSPATH' ) || exit;

/** El tipo de página y, si lo hay, el producto. La ruta y el título los añade page.js. */
function aifindr_context(): array {
	$context = array( 'page' => aifindr_page_type() );
	$product = aifindr_product();
	if ( null !== $product ) {
		$context['product'] = $product;
	}
	return (array) apply_filters( 'aifindr_context', $context );
}

/** El tipo de la página actual. */
function aifindr_page_type(): string {
	if ( is_front_page() ) {
		return 'inicio';
	}
	if ( is_search() ) {
		return 'busqueda';
	}
	if ( is_singular( 'product' ) ) {
		return 'producto';
	}
	if ( is_page() ) {
		return 'pagina';
	}
	return is_singular( 'post' ) ? 'entrada' : 'otra';
}

/** El producto de una página de WooCommerce; null en las demás y sin WooCommerce. */
function aifindr_product(): ?array {
	$has_shop = function_exists( 'is_product' ) && function_exists( 'wc_get_product' );
	if ( ! $has_shop || ! is_product() ) {
		return null;
	}
	$product = wc_get_product( get_queried_object_id() );
	if ( ! $product ) {
		return null;
	}
	return array(
		'name'     => $product->get_name(),
		'sku'      => $product->get_sku(),
		'price'    => $product->get_price(),
		'currency' => get_woocommerce_currency(),
	);
}

/** Escribe el contexto como datos: el navegador no los ejecuta y una CSP estricta los admite. */
function aifindr_print_context(): void {
	if ( ! aifindr_should_load() ) {
		return;
	}
	// Con JSON_HEX_TAG, un nombre con `</script>` no cierra el bloque.
	$json = wp_json_encode( aifindr_context(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE );
	wp_print_inline_script_tag(
		(string) $json,
		array(
			'type' => 'application/json',
			'id'   => 'aifindr-context',
		)
	);
}
add_action( 'wp_footer', 'aifindr_print_context' );
