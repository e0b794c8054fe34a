<?php
/** Goes from the plugin to the child theme: php useChildTheme.php <site>. */

$_SERVER['HTTP_HOST']   = getenv( 'SITE_HOST' );
$_SERVER['REQUEST_URI'] = '/';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

deactivate_plugins( 'aifindr-widget/aifindr-widget.php' );
switch_theme( 'aifindr-child' );
