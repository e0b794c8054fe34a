<?php
/** Adds the contents that the tests open, activates the plugin, and responds with the ids of the contents as JSON. */

require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

update_option( 'blogname', 'Sitio de muestra' );
switch_theme( 'twentytwentyone' );
$activated = activate_plugin( 'aifindr-widget/aifindr-widget.php' );
if ( is_wp_error( $activated ) ) {
	throw new RuntimeException( $activated->get_error_message() );
}

// Allows HTML and scripts in titles, as WordPress does for users who may write unfiltered HTML.
kses_remove_filters();

$add   = static function ( string $type, string $title, string $content = '' ): int {
	return wp_insert_post(
		wp_slash(
			array(
				'post_type'    => $type,
				'post_title'   => $title,
				'post_content' => $content,
				'post_status'  => 'publish',
			)
		)
	);
};
$posts = array(
	'page'   => $add( 'page', 'Contacto', '[aifindr_trigger label="Pregunta <b>ya</b> & \'listo\'"]' ),
	'quotes' => $add( 'post', 'Rock \'n\' "roll" & más' ),
	'script' => $add( 'post', 'Cerrar </script><script>window.injected = true</script>' ),
	'product' => $add( 'product', 'Silla </script>' ),
	'checkout' => $add( 'page', 'Finalizar compra' ),
);

$menu = wp_create_nav_menu( 'Principal' );
foreach ( array( 'Pregunta "aquí" <em>&</em>' => '#ai-findr', 'Inicio' => '/' ) as $title => $url ) {
	wp_update_nav_menu_item(
		$menu,
		0,
		array(
			'menu-item-title'  => $title,
			'menu-item-url'    => $url,
			'menu-item-status' => 'publish',
		)
	);
}
set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu ) );
echo wp_json_encode( $posts );
