<?php
/** What wp-config.php needs for the plugin. */

// #region client-id
define( 'AIFINDR_CLIENT_ID', 'TU_CLIENT_ID' );
// #endregion client-id
