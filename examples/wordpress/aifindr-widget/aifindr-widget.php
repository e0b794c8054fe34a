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
/** The client id of the project in AI Findr Hub: the constant AIFINDR_CLIENT_ID in wp-config.php, or the filter. */
function aifindr_client_id(): string {
	$client_id = defined( 'AIFINDR_CLIENT_ID' ) ? (string) AIFINDR_CLIENT_ID : '';
	return (string) apply_filters( 'aifindr_client_id', $client_id );
}

/** Whether this page has the widget; the filter is the place for consent and for pages without it. */
function aifindr_should_load(): bool {
	$is_checkout = function_exists( 'is_checkout' ) && is_checkout();
	return (bool) apply_filters( 'aifindr_should_load', '' !== aifindr_client_id() && ! $is_checkout );
}

/** Where the trigger leads while there is no widget: the search of the site. */
function aifindr_fallback_url(): string {
	return (string) apply_filters( 'aifindr_fallback_url', home_url( '/?s=' ) );
}
// #endregion settings

// #region enqueue
/** The widget's script, and after it the one that hands over the context. Both are in the footer and deferred. */
function aifindr_enqueue_scripts(): void {
	if ( ! aifindr_should_load() ) {
		return;
	}
	// A version would add a query to the address of the script.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script( 'aifindr-widget', 'https://hub.aifindr.ai/widget.js', array(), null, true );
	wp_enqueue_script( 'aifindr-page', plugins_url( 'assets/page.js', __FILE__ ), array( 'aifindr-widget' ), '0.1.0', true );
	wp_enqueue_style( 'aifindr-trigger', plugins_url( 'assets/trigger.css', __FILE__ ), array(), '0.1.0' );
}
add_action( 'wp_enqueue_scripts', 'aifindr_enqueue_scripts' );
// #endregion enqueue

// #region attributes
/** Adds `defer` and the data attributes. It works on every WordPress since 6.1, with or without loading strategies. */
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
	// Only the tag with a `src`: the filter is given the inline scripts of the handle too.
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
/** What the AI should know of this page: nothing that names a person. */
function aifindr_context(): array {
	$context = array( 'page' => aifindr_page() );
	$product = aifindr_product();
	if ( null !== $product ) {
		$context['product'] = $product;
	}
	return (array) apply_filters( 'aifindr_context', $context );
}

/** The kind of page, and its title where it has one. */
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
			// Titles hold entities; the AI is given text.
			'title' => html_entity_decode( get_the_title( get_queried_object_id() ), ENT_QUOTES, 'UTF-8' ),
		);
	}
	return array( 'type' => is_archive() ? 'archivo' : 'otra' );
}
// #endregion context

// #region product
/** The product of a WooCommerce page; null on other pages and without WooCommerce. */
function aifindr_product(): ?array {
	if ( ! function_exists( 'is_product' ) || ! function_exists( 'wc_get_product' ) || ! is_product() ) {
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
/** Prints the context as data: a block that no browser runs, so a strict policy allows it. */
function aifindr_print_context(): void {
	if ( ! aifindr_should_load() ) {
		return;
	}
	// JSON_HEX_TAG keeps a title with `</script>` from ending the block.
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
/** A button that opens the widget, hidden until it can, and a link to the search until then. */
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
	// An id is unique in a page: the first button is the trigger, the others open the widget from page.js.
	$button = sprintf(
		'<button type="button" data-aifindr-button%s aria-haspopup="dialog" hidden>%s</button>',
		1 === $count ? ' id="ai-findr-trigger"' : '',
		esc_html( $label )
	);
	return $fallback . $button;
}
// #endregion trigger

// #region menu
/** Turns a menu item whose link is `#ai-findr` into the trigger. */
function aifindr_menu_item( string $html, $item ): string {
	return '#ai-findr' === $item->url ? aifindr_trigger_html( wp_strip_all_tags( $item->title ) ) : $html;
}
add_filter( 'walker_nav_menu_start_el', 'aifindr_menu_item', 10, 2 );
// #endregion menu

// #region shortcode
/** [aifindr_trigger label="Preguntar"] for the block editor and page builders, where PHP does not run. */
function aifindr_shortcode( $attributes ): string {
	$values = shortcode_atts( array( 'label' => 'Preguntar' ), $attributes, 'aifindr_trigger' );
	return aifindr_trigger_html( $values['label'] );
}
add_shortcode( 'aifindr_trigger', 'aifindr_shortcode' );
// #endregion shortcode
