<?php
/**
 * Plugin Name: AI Findr Widget (example)
 * Description: Loads the AI Findr widget, tells it which page is shown and offers a trigger for menus and content.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 */

defined( 'ABSPATH' ) || exit;

// #region settings
/** El identificador de cliente: la constante `AIFINDR_CLIENT_ID` de wp-config.php o el filtro. */
function aifindr_client_id(): string {
	$client_id = defined( 'AIFINDR_CLIENT_ID' ) ? (string) AIFINDR_CLIENT_ID : '';
	return (string) apply_filters( 'aifindr_client_id', $client_id );
}

/** Si esta página lleva el widget; el filtro es el sitio del permiso y de las páginas sin él. */
function aifindr_should_load(): bool {
	$is_checkout = function_exists( 'is_checkout' ) && is_checkout();
	return (bool) apply_filters( 'aifindr_should_load', '' !== aifindr_client_id() && ! $is_checkout );
}

/** Adónde lleva el trigger mientras no hay widget: el buscador del sitio. */
function aifindr_fallback_url(): string {
	return (string) apply_filters( 'aifindr_fallback_url', home_url( '/?s=' ) );
}
// #endregion settings

// #region enqueue
/** El script del widget y, detrás, el que pasa el contexto. Los dos van en el pie y con `defer`. */
function aifindr_enqueue_scripts(): void {
	if ( ! aifindr_should_load() ) {
		return;
	}
	// Una versión añadiría una consulta a la dirección del script.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script( 'aifindr-widget', 'https://hub.aifindr.ai/widget.js', array(), null, true );
	$page_url = plugins_url( 'assets/page.js', __FILE__ );
	wp_enqueue_script( 'aifindr-page', $page_url, array( 'aifindr-widget' ), '0.1.0', true );
	$trigger_url = plugins_url( 'assets/trigger.css', __FILE__ );
	wp_enqueue_style( 'aifindr-trigger', $trigger_url, array(), '0.1.0' );
}
add_action( 'wp_enqueue_scripts', 'aifindr_enqueue_scripts' );
// #endregion enqueue

// #region attributes
/** Añade `defer` y los atributos `data-*`. Sirve desde WordPress 6.1. */
function aifindr_script_tag( string $tag, string $handle ): string {
	$attributes = array(
		'aifindr-widget' => array(
			'data-client-id'        => aifindr_client_id(),
			'data-meta-environment' => wp_get_environment_type(),
		),
		'aifindr-page'   => array(),
	);
	if ( ! isset( $attributes[ $handle ] ) ) {
		return $tag;
	}
	$html = ' defer';
	foreach ( $attributes[ $handle ] as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	// Solo la etiqueta con `src`: el filtro también recibe los scripts en línea.
	return (string) preg_replace_callback(
		'/<script(?=[^>]*\ssrc=)/',
		static function ( array $found ) use ( $html ): string {
			return $found[0] . $html;
		},
		$tag,
		1
	);
}
add_filter( 'script_loader_tag', 'aifindr_script_tag', 10, 2 );
// #endregion attributes

// #region context
/** Lo que la IA debe saber de esta página: nada que identifique a una persona. */
function aifindr_context(): array {
	$context = array( 'page' => aifindr_page() );
	$product = aifindr_product();
	if ( null !== $product ) {
		$context['product'] = $product;
	}
	return (array) apply_filters( 'aifindr_context', $context );
}

/** El tipo de página y su título, si lo tiene. */
function aifindr_page(): array {
	if ( is_front_page() ) {
		return array( 'type' => 'portada' );
	}
	if ( is_search() ) {
		return array( 'type' => 'busqueda' );
	}
	if ( is_singular() ) {
		return array(
			'type'  => get_post_type( get_queried_object_id() ),
			// Los títulos llevan entidades; la IA recibe texto.
			'title' => html_entity_decode( get_the_title( get_queried_object_id() ), ENT_QUOTES, 'UTF-8' ),
		);
	}
	return array( 'type' => is_archive() ? 'archivo' : 'otra' );
}
// #endregion context

// #region product
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
// #endregion product

// #region print
/** Escribe el contexto como datos: nadie los ejecuta y una política estricta los admite. */
function aifindr_print_context(): void {
	if ( ! aifindr_should_load() ) {
		return;
	}
	// Con JSON_HEX_TAG, un título con `</script>` no cierra el bloque.
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
// #endregion print

// #region trigger
/** Un botón que abre el widget, oculto hasta que puede, y hasta entonces un enlace al buscador. */
function aifindr_trigger_html( string $label ): string {
	static $count = 0;
	$count++;
	$is_on    = aifindr_should_load();
	$fallback = sprintf(
		'<a href="%s" data-aifindr-fallback>%s</a>',
		esc_url( aifindr_fallback_url() ),
		esc_html( $label )
	);
	if ( ! $is_on ) {
		return $fallback;
	}
	// Un id es único en la página: el primer botón es el trigger; a los demás los atiende page.js.
	$button = sprintf(
		'<button type="button" data-aifindr-button%s aria-haspopup="dialog" hidden>%s</button>',
		1 === $count ? ' id="ai-findr-trigger"' : '',
		esc_html( $label )
	);
	return $fallback . $button;
}
// #endregion trigger

// #region menu
/** Convierte en trigger el elemento del menú con el enlace `#ai-findr`. */
function aifindr_menu_item( string $html, $item ): string {
	return '#ai-findr' === $item->url
		? aifindr_trigger_html( wp_strip_all_tags( $item->title ) )
		: $html;
}
add_filter( 'walker_nav_menu_start_el', 'aifindr_menu_item', 10, 2 );
// #endregion menu

// #region shortcode
/** [aifindr_trigger label="Preguntar"] para el editor de bloques y los maquetadores, sin PHP. */
function aifindr_shortcode( $attributes ): string {
	$values = shortcode_atts( array( 'label' => 'Preguntar' ), $attributes, 'aifindr_trigger' );
	return aifindr_trigger_html( $values['label'] );
}
add_shortcode( 'aifindr_trigger', 'aifindr_shortcode' );
// #endregion shortcode
