<?php
/** Deactivates the plugin, and activates the theme and, if any, the other plugin that the query names. */

require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

deactivate_plugins( 'aifindr-widget/aifindr-widget.php' );
switch_theme( $_GET['theme'] );
$activated = isset( $_GET['plugin'] ) ? activate_plugin( $_GET['plugin'] ) : null;
if ( is_wp_error( $activated ) ) {
	throw new RuntimeException( $activated->get_error_message() );
}
