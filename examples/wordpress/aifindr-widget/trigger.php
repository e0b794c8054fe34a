<?php
/** El trigger: un enlace que se ve siempre y un botón que lo sustituye cuando el widget está listo. */

defined( 'ABSPATH' ) || exit;

/** Adónde lleva el enlace mientras no hay widget: tu página de ayuda o de contacto. */
function aifindr_fallback_url(): string {
	return (string) apply_filters( 'aifindr_fallback_url', home_url( '/ayuda/' ) );
}

/** El enlace y, si la página lleva el widget, el botón oculto. */
function aifindr_trigger_html( string $label ): string {
	static $count = 0;
	$link = sprintf(
		'<a href="%s" data-aifindr-fallback>%s</a>',
		esc_url( aifindr_fallback_url() ),
		esc_html( $label )
	);
	if ( ! aifindr_should_load() ) {
		return $link;
	}
	$count++;
	// Un id es único en la página: solo el primer botón es el trigger; page.js atiende los demás.
	$button = sprintf(
		'<button type="button" data-aifindr-button%s hidden>%s</button>',
		1 === $count ? ' id="ai-findr-trigger"' : '',
		esc_html( $label )
	);
	return $link . $button;
}

/** Convierte en trigger el elemento del menú cuyo enlace es `#ai-findr`. */
function aifindr_menu_item( $html, $item ) {
	return '#ai-findr' === ( $item->url ?? '' )
		? aifindr_trigger_html( wp_strip_all_tags( $item->title ) )
		: $html;
}
add_filter( 'walker_nav_menu_start_el', 'aifindr_menu_item', 10, 2 );

/** El shortcode [aifindr_trigger label="Preguntar"]. */
function aifindr_shortcode( $attributes ): string {
	$defaults = array( 'label' => __( 'Preguntar', 'aifindr-widget' ) );
	$values   = shortcode_atts( $defaults, $attributes, 'aifindr_trigger' );
	return aifindr_trigger_html( $values['label'] );
}
add_shortcode( 'aifindr_trigger', 'aifindr_shortcode' );
