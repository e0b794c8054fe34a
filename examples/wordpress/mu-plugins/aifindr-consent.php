<?php
/**
 * Plugin Name: AI Findr: consentimiento
 */

defined( 'ABSPATH' ) || exit;

/** Carga el widget solo si el visitante ha dado su consentimiento y no lo ha retirado. */
function aifindr_require_consent( $should_load ): bool {
	// Escribe el nombre y el valor de la cookie de tu gestor de consentimiento.
	return $should_load && 'yes' === ( $_COOKIE['aifindr-consent'] ?? '' );
}
add_filter( 'aifindr_should_load', 'aifindr_require_consent' );
