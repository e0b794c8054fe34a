<?php
/** Must-use plugin of the tests: a cookie turns on a stub of WooCommerce, a CSP, consent, Arabic, or filters that return null. */

defined( 'ABSPATH' ) || exit;

define( 'AIFINDR_CLIENT_ID', 'cliente-de-muestra' );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );

add_action(
	'init',
	static function () {
		register_post_type( 'product', array( 'public' => true, 'label' => 'Productos' ) );
	}
);

if ( isset( $_COOKIE['test_woocommerce'] ) ) {
	function is_product() {
		return is_singular( 'product' );
	}
	function is_checkout() {
		return is_page( 'Finalizar compra' );
	}
	function get_woocommerce_currency() {
		return 'EUR';
	}
	function wc_get_product( $id ) {
		return new class( $id ) {
			private $id;
			public function __construct( $id ) {
				$this->id = $id;
			}
			public function get_name() {
				return get_post( $this->id )->post_title;
			}
			public function get_sku() {
				return 'SILLA-1';
			}
			public function get_price() {
				return '129.00';
			}
		};
	}
}
if ( isset( $_COOKIE['test_policy'] ) ) {
	require WP_CONTENT_DIR . '/examples/aifindr-csp.php';
	// The example only reports; the tests enforce the same policy.
	add_action(
		'send_headers',
		static function () {
			foreach ( preg_grep( '/^Content-Security-Policy-Report-Only:/', headers_list() ) as $line ) {
				header_remove( 'Content-Security-Policy-Report-Only' );
				header( str_replace( '-Report-Only', '', $line ) );
			}
		},
		20
	);
}
if ( isset( $_COOKIE['test_consent'] ) ) {
	require WP_CONTENT_DIR . '/examples/aifindr-consent.php';
}
if ( isset( $_COOKIE['test_variant'] ) ) {
	require WP_CONTENT_DIR . '/examples/aifindr-variant.php';
	// Plugins for multilingual sites set the locale in this way.
	add_filter( 'locale', static fn () => 'ar' );
}
if ( isset( $_COOKIE['test_null'] ) ) {
	$hooks = array( 'script_loader_tag', 'walker_nav_menu_start_el' );
	// Without the filter of aifindr-consent.php, null would only turn the widget off.
	if ( isset( $_COOKIE['test_consent'] ) ) {
		$hooks[] = 'aifindr_should_load';
	}
	foreach ( $hooks as $hook ) {
		add_filter( $hook, '__return_null', 9 );
	}
}
