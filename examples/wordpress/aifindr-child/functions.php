<?php
/** The integration without a plugin: functions.php of a child theme. */

defined( 'ABSPATH' ) || exit;

// #region minimal
/** Carga el script del widget en el pie. */
function mi_sitio_aifindr_script(): void {
	wp_enqueue_script( 'aifindr-widget', 'https://hub.aifindr.ai/widget.js', array(), null, true );
}
add_action( 'wp_enqueue_scripts', 'mi_sitio_aifindr_script' );

/** Añade los atributos que WordPress no conoce. */
function mi_sitio_aifindr_attributes( string $tag, string $handle ): string {
	if ( 'aifindr-widget' !== $handle ) {
		return $tag;
	}
	return (string) preg_replace(
		'/<script(?=[^>]*\ssrc=)/',
		'<script defer data-client-id="TU_CLIENT_ID"',
		$tag,
		1
	);
}
add_filter( 'script_loader_tag', 'mi_sitio_aifindr_attributes', 10, 2 );

/** Escribe el trigger al final de cada página. */
function mi_sitio_aifindr_trigger(): void {
	echo '<button id="ai-findr-trigger" type="button">Preguntar</button>';
}
add_action( 'wp_footer', 'mi_sitio_aifindr_trigger' );
// #endregion minimal

// #region context
/** Pasa el contexto cuando el script se ha ejecutado y el widget está listo. */
function mi_sitio_aifindr_context(): void {
	$context = array(
		'page' => array(
			'type'  => is_front_page() ? 'portada' : 'contenido',
			'title' => html_entity_decode( wp_get_document_title(), ENT_QUOTES, 'UTF-8' ),
		),
	);
	wp_add_inline_script(
		'aifindr-widget',
		sprintf(
			"document.getElementById('aifindr-widget-js').addEventListener('load', () => {
				window.AIFindrWidget?.ready(() => window.AIFindrWidget.setContext(%s));
			});",
			wp_json_encode( $context, JSON_HEX_TAG | JSON_HEX_AMP )
		)
	);
}
add_action( 'wp_enqueue_scripts', 'mi_sitio_aifindr_context', 20 );
// #endregion context
