<?php
/**
 * Plugin Name: AI Findr: variante de cada idioma
 */

defined( 'ABSPATH' ) || exit;

/** Elige la variante del proyecto según el idioma de la página, también con WPML o Polylang. */
function aifindr_choose_variant( array $attributes ): array {
	if ( 0 === strpos( determine_locale(), 'ar' ) ) {
		$attributes['data-var'] = 'ar';
	}
	return $attributes;
}
add_filter( 'aifindr_attributes', 'aifindr_choose_variant' );
