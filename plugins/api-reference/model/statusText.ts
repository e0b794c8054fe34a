const texts: Record<string, string> = {
  '200': 'Correcto',
  '201': 'Creado',
  '202': 'Aceptado',
  '203': 'Información no autorizada',
  '204': 'Sin contenido',
  '206': 'Contenido parcial',
  '301': 'Movido de forma permanente',
  '302': 'Encontrado en otra dirección',
  '303': 'Ver otra dirección',
  '304': 'Sin cambios',
  '307': 'Redirección temporal',
  '308': 'Redirección permanente',
  '400': 'Petición no válida',
  '401': 'Sin autenticar',
  '402': 'Pago necesario',
  '403': 'Sin permiso',
  '404': 'No encontrado',
  '405': 'Método no admitido',
  '406': 'Formato no aceptable',
  '408': 'Tiempo agotado',
  '409': 'Conflicto',
  '410': 'Ya no existe',
  '412': 'Condición previa no cumplida',
  '413': 'Contenido demasiado grande',
  '415': 'Tipo de contenido no admitido',
  '422': 'Contenido no procesable',
  '423': 'Bloqueado',
  '428': 'Condición previa necesaria',
  '429': 'Demasiadas peticiones',
  '500': 'Error del servidor',
  '501': 'No implementado',
  '502': 'Error de un servicio externo',
  '503': 'Servicio no disponible',
  '504': 'Tiempo de espera agotado',
};

const classes: Record<string, string> = {
  '1': 'Información',
  '2': 'Correcto',
  '3': 'Redirección',
  '4': 'Error de la petición',
  '5': 'Error del servidor',
};

/** What a response code means, in Spanish. */
export function statusText(code: string): string {
  if (code === 'default') return 'Cualquier otro código';
  return texts[code] ?? classes[code.charAt(0)] ?? 'Respuesta';
}
