// #region code
localStorage.setItem('aifindr_debug', 'true');
location.reload();
// #endregion code
// #region off
localStorage.removeItem('aifindr_debug');
location.reload();
// #endregion off
