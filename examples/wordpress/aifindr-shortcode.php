<?php
/**
 * Plugin Name: AI Findr: shortcode (ejemplo)
 * Description: [aifindr_trigger label="Preguntar"] escribe el trigger y carga el widget en esa página.
 * Version: 0.2.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 */

defined( 'ABSPATH' ) || exit;

/** Escribe la etiqueta del widget en el pie. */
function aifindr_single_script(): void {
	wp_print_script_tag(
		array(
			'src'            => 'https://hub.aifindr.ai/widget.js',
			'data-client-id' => 'TU_CLIENT_ID',
			'defer'          => true,
		)
	);
}

/** El shortcode: el trigger y, solo en las páginas que lo llevan, el script. */
function aifindr_single_shortcode( $attributes ): string {
	add_action( 'wp_footer', 'aifindr_single_script' );
	$values = shortcode_atts( array( 'label' => 'Preguntar' ), $attributes, 'aifindr_trigger' );
	return sprintf(
		'<button id="ai-findr-trigger" type="button">%s</button>',
		esc_html( $values['label'] )
	);
}
add_shortcode( 'aifindr_trigger', 'aifindr_single_shortcode' );
