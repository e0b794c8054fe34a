// Un nombre que te haya confirmado el equipo de AI Findr.
const eventName = 'NOMBRE_DEL_EVENTO';

window.AIFindrWidget?.dispatch(eventName, { origin: 'checkout' });
