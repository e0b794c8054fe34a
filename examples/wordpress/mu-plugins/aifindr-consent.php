<?php
/** Consent: the widget is loaded only after the visitor has accepted. */

defined( 'ABSPATH' ) || exit;

// #region consent
add_filter(
	'aifindr_should_load',
	static function ( bool $should_load ): bool {
		// The name and value of the cookie are those of your consent tool.
		return $should_load && 'si' === ( $_COOKIE['consentimiento'] ?? '' );
	}
);
// #endregion consent
