<?php
/** The policy of the site's pages. */

defined( 'ABSPATH' ) || exit;

// #region csp
add_action(
	'send_headers',
	static function (): void {
		$policy = array(
			"script-src 'self' https://hub.aifindr.ai",
			'frame-src https://hub.aifindr.ai',
			"object-src 'none'",
			"base-uri 'self'",
		);
		header( 'Content-Security-Policy: ' . implode( '; ', $policy ) );
	}
);
// #endregion csp
