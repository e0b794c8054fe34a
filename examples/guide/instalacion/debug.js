localStorage.setItem('aifindr_debug', 'true');
location.reload();
