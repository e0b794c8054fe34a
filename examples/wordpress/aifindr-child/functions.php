<?php
/** The integration without a plugin: functions.php of a child theme. */

defined( 'ABSPATH' ) || exit;

// #region minimal
/** Carga el script del widget en el pie. */
function mi_sitio_aifindr_script(): void {
	$loading = array(
		'in_footer' => true,
		'strategy'  => 'defer',
	);
	$url = 'https://hub.aifindr.ai/widget.js';
	wp_enqueue_script( 'aifindr-widget', $url, array(), null, $loading );
}
add_action( 'wp_enqueue_scripts', 'mi_sitio_aifindr_script' );

/** Añade a la etiqueta el identificador de cliente y, hasta WordPress 6.2, `defer`. */
function mi_sitio_aifindr_attributes( $tag, $handle ) {
	if ( ! is_string( $tag ) || 'aifindr-widget' !== $handle ) {
		return $tag;
	}
	return (string) preg_replace_callback(
		'/<script(?=[^>]*\sid=["\']aifindr-widget-js["\'])[^>]*/',
		static function ( array $found ): string {
			$defer = preg_match( '/\sdefer\b/', $found[0] ) ? '' : ' defer';
			return $found[0] . $defer . ' data-client-id="TU_CLIENT_ID"';
		},
		$tag,
		1
	);
}
add_filter( 'script_loader_tag', 'mi_sitio_aifindr_attributes', 10, 2 );

/** Escribe el trigger al principio de cada página. */
function mi_sitio_aifindr_trigger(): void {
	printf(
		'<button id="ai-findr-trigger" type="button">%s</button>',
		esc_html__( 'Preguntar', 'mi-sitio' )
	);
}
add_action( 'wp_body_open', 'mi_sitio_aifindr_trigger' );
// #endregion minimal

// #region context
/** Envía el contexto de la página cuando el widget está listo. */
function mi_sitio_aifindr_context(): void {
	$context = array( 'page' => is_front_page() ? 'inicio' : ( is_page() ? 'pagina' : 'otra' ) );
	$script  = <<<'JS'
		document.addEventListener('DOMContentLoaded', () => {
			const widget = window.AIFindrWidget;
			const { pathname: path } = window.location;
			widget?.ready(() => widget.setContext({ path, title: document.title, ...CONTEXT }));
		});
		JS;
	$json    = (string) wp_json_encode( $context, JSON_HEX_TAG | JSON_HEX_AMP );
	// Con 'after', WordPress 6.3 y las versiones posteriores quitarían `defer`.
	wp_add_inline_script( 'aifindr-widget', str_replace( 'CONTEXT', $json, $script ), 'before' );
}
add_action( 'wp_enqueue_scripts', 'mi_sitio_aifindr_context', 20 );
// #endregion context
