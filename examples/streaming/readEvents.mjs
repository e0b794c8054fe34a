/**
 * Lee un flujo de Server-Sent Events y entrega cada evento con su nombre y su JSON ya interpretado.
 * `EventSource` no sirve aquí: no puede enviar un POST.
 */
export async function* readEvents(stream) {
  const reader = stream.getReader();
  // Con `stream: true`, el decodificador guarda los bytes de un carácter que llega partido entre dos fragmentos.
  const decoder = new TextDecoder();
  let rest = '';
  let endedInReturn = false;
  let name = '';
  let data = [];

  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;

      let text = decoder.decode(value, { stream: true });
      if (text === '') continue;
      // Un CRLF puede llegar partido: su LF no abre otra línea.
      const startsInsideBreak = endedInReturn && text.startsWith('\n');
      endedInReturn = text.endsWith('\r');
      if (startsInsideBreak) text = text.slice(1);

      const lines = (rest + text).split(/\r\n|\r|\n/);
      // La última línea puede estar incompleta: espera al siguiente fragmento.
      rest = lines.pop();

      for (const line of lines) {
        if (line === '') {
          // Una línea vacía cierra el evento.
          if (data.length > 0) yield { name: name || 'message', data: JSON.parse(data.join('\n')) };
          name = '';
          data = [];
          continue;
        }
        // Un comentario empieza por «:», así que su campo queda vacío y se ignora.
        const [, field, content = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line);
        if (field === 'event') name = content;
        if (field === 'data') data.push(content);
      }
    }
  } finally {
    // Cierra la conexión también cuando quien lee se va antes del final.
    await reader.cancel().catch(() => {});
  }
}
