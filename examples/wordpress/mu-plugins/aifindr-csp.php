<?php
/**
 * Plugin Name: AI Findr: política de seguridad de contenido
 */

defined( 'ABSPATH' ) || exit;

/** Envía la política en modo de prueba: el navegador avisa en la consola y no bloquea nada. */
function aifindr_send_policy(): void {
	$policy = array(
		"script-src 'self' https://hub.aifindr.ai",
		'frame-src https://hub.aifindr.ai',
		"object-src 'none'",
		"base-uri 'self'",
	);
	// Cuando la consola no muestre avisos, quita `-Report-Only` del nombre.
	header( 'Content-Security-Policy-Report-Only: ' . implode( '; ', $policy ) );
}
add_action( 'send_headers', 'aifindr_send_policy' );
