localStorage.removeItem('aifindr_debug');
location.reload();
