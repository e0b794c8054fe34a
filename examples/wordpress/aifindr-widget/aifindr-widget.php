<?php
/**
 * Plugin Name: AI Findr (ejemplo)
 * Description: Carga el widget de AI Findr, le indica qué página se ve y ofrece un trigger para menús y contenido.
 * Version: 0.2.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/context.php';
require_once __DIR__ . '/trigger.php';

/** El identificador de cliente: la constante `AIFINDR_CLIENT_ID` de wp-config.php o el filtro. */
function aifindr_client_id(): string {
	$client_id = defined( 'AIFINDR_CLIENT_ID' ) ? (string) AIFINDR_CLIENT_ID : '';
	return (string) apply_filters( 'aifindr_client_id', $client_id );
}

/** Si esta página lleva el widget. Usa el filtro para pedir consentimiento o para excluir páginas. */
function aifindr_should_load(): bool {
	$is_checkout = function_exists( 'is_checkout' ) && is_checkout();
	return (bool) apply_filters( 'aifindr_should_load', '' !== aifindr_client_id() && ! $is_checkout );
}

/** Carga el script del widget y, detrás, el que envía el contexto. Los dos van en el pie. */
function aifindr_enqueue_scripts(): void {
	if ( ! aifindr_should_load() ) {
		return;
	}
	// Hasta WordPress 6.2, este argumento solo significa «en el pie»; `defer` lo añade el filtro.
	$loading = array(
		'in_footer' => true,
		'strategy'  => 'defer',
	);
	$widget_url = 'https://hub.aifindr.ai/widget.js';
	// Sin versión: se añadiría como consulta a la URL del script.
	wp_enqueue_script( 'aifindr-widget', $widget_url, array(), null, $loading );
	$page_url = plugins_url( 'assets/page.js', __FILE__ );
	wp_enqueue_script( 'aifindr-page', $page_url, array( 'aifindr-widget' ), '0.2.0', $loading );
	$trigger_url = plugins_url( 'assets/trigger.css', __FILE__ );
	wp_enqueue_style( 'aifindr-trigger', $trigger_url, array(), '0.2.0' );
}
add_action( 'wp_enqueue_scripts', 'aifindr_enqueue_scripts' );

/** Los atributos `data-*` de la etiqueta del widget, por su nombre. */
function aifindr_attributes(): array {
	$attributes = array(
		'data-client-id'        => aifindr_client_id(),
		'data-meta-environment' => wp_get_environment_type(),
	);
	return (array) apply_filters( 'aifindr_attributes', $attributes );
}

/** Añade a la etiqueta los atributos `data-*` y, hasta WordPress 6.2, `defer`. */
function aifindr_script_tag( $tag, $handle ) {
	// Otro plugin puede haber devuelto algo que no es un texto.
	if ( ! is_string( $tag ) || ! in_array( $handle, array( 'aifindr-widget', 'aifindr-page' ), true ) ) {
		return $tag;
	}
	$html = '';
	foreach ( 'aifindr-widget' === $handle ? aifindr_attributes() : array() as $name => $value ) {
		$html .= sprintf( ' %s="%s"', sanitize_key( $name ), esc_attr( $value ) );
	}
	// Solo la etiqueta con este `id`: el filtro también recibe los scripts insertados en el HTML.
	return (string) preg_replace_callback(
		'/<script(?=[^>]*\sid=["\']' . $handle . '-js["\'])[^>]*/',
		static function ( array $found ) use ( $html ): string {
			$defer = preg_match( '/\sdefer\b/', $found[0] ) ? '' : ' defer';
			return $found[0] . $defer . $html;
		},
		$tag,
		1
	);
}
add_filter( 'script_loader_tag', 'aifindr_script_tag', 10, 2 );
