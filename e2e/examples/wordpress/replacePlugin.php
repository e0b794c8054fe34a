<?php
/** Goes from the plugin to another integration: php replacePlugin.php <site> <theme> [<plugin>]. */

$_SERVER['HTTP_HOST']   = getenv( 'SITE_HOST' );
$_SERVER['REQUEST_URI'] = '/';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

deactivate_plugins( 'aifindr-widget/aifindr-widget.php' );
switch_theme( $argv[2] );
$activated = isset( $argv[3] ) ? activate_plugin( $argv[3] ) : null;
if ( is_wp_error( $activated ) ) {
	throw new RuntimeException( $activated->get_error_message() );
}
