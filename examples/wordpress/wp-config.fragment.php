<?php
/** The constant that the plugin reads from wp-config.php. */

// #region client-id
define( 'AIFINDR_CLIENT_ID', 'TU_CLIENT_ID' );
// #endregion client-id
