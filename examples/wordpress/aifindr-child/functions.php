<?php
/** The integration without a plugin: functions.php of a child theme. */

defined( 'ABSPATH' ) || exit;

// #region minimal
/** Loads the widget's script in the footer. */
function mi_sitio_aifindr_script(): void {
	wp_enqueue_script( 'aifindr-widget', 'https://hub.aifindr.ai/widget.js', array(), null, true );
}
add_action( 'wp_enqueue_scripts', 'mi_sitio_aifindr_script' );

/** Adds the attributes that WordPress does not know. */
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

/** Prints the trigger at the end of every page. */
function mi_sitio_aifindr_trigger(): void {
	echo '<button id="ai-findr-trigger" type="button">Preguntar</button>';
}
add_action( 'wp_footer', 'mi_sitio_aifindr_trigger' );
// #endregion minimal

// #region context
/** Hands over the context once the deferred script has run and the widget is ready. */
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
