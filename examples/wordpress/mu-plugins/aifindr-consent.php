<?php
/** Consent: the widget is loaded only after the visitor has accepted. */

defined( 'ABSPATH' ) || exit;

// #region consent
add_filter(
	'aifindr_should_load',
	static function ( bool $should_load ): bool {
		// El nombre y el valor de la cookie son los de tu gestor de consentimiento.
		return $should_load && 'si' === ( $_COOKIE['consentimiento'] ?? '' );
	}
);
// #endregion consent
