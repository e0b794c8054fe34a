# #region python
import codecs
import json
import os
import re
import sys
import urllib.error
import urllib.parse
import urllib.request

API = os.environ.get("AIFINDR_API_URL", "https://api.saas.aifindr.ai")
API_KEY = os.environ["AIFINDR_API_KEY"]
PROJECT_ID = os.environ["AIFINDR_PROJECT_ID"]


def read_events(response):
    """Entrega cada evento con su nombre y su JSON ya interpretado."""
    # El decodificador guarda los bytes de un carácter que llega partido entre dos fragmentos.
    decoder = codecs.getincrementaldecoder("utf-8-sig")()
    rest, ended_in_return = "", False
    name, data = "", []

    while chunk := response.read1(65536):
        text = decoder.decode(chunk)
        if not text:
            continue
        # Un CRLF puede llegar partido: su LF no abre otra línea.
        starts_inside_break = ended_in_return and text.startswith("\n")
        ended_in_return = text.endswith("\r")
        if starts_inside_break:
            text = text[1:]

        # La última línea puede estar incompleta: espera al siguiente fragmento.
        *lines, rest = re.split(r"\r\n|\r|\n", rest + text)
        for line in lines:
            if line == "":
                # Una línea vacía cierra el evento.
                if data:
                    yield name or "message", json.loads("\n".join(data))
                name, data = "", []
                continue
            # Un comentario empieza por «:», así que su campo queda vacío y se ignora.
            field, _, content = line.partition(":")
            content = content.removeprefix(" ")
            if field == "event":
                name = content
            elif field == "data":
                data.append(content)


def ask(query):
    request = urllib.request.Request(
        f"{API}/api/widget/projects/{urllib.parse.quote(PROJECT_ID, safe='')}/ask",
        data=json.dumps({"query": query, "stream": True}).encode("utf-8"),
        headers={"Content-Type": "application/json", "X-API-KEY": API_KEY},
        method="POST",
    )
    # Al salir del bloque, también con Ctrl+C, se cierra la conexión.
    with urllib.request.urlopen(request, timeout=60) as response:
        for name, data in read_events(response):
            if name == "error":
                raise RuntimeError(f"La respuesta se ha interrumpido: {json.dumps(data, ensure_ascii=False)}")
            # Los campos de data no están publicados: aquí se muestra tal como llega.
            print(name, json.dumps(data, ensure_ascii=False), flush=True)
            if name == "answer-full":
                return
    raise RuntimeError("La conexión se ha cerrado antes de la respuesta completa")


if __name__ == "__main__":
    try:
        ask(sys.argv[1] if len(sys.argv) > 1 else "¿Cuándo se abre la matrícula?")
    except urllib.error.HTTPError as error:
        # El cuerpo de un error trae id, message y code.
        sys.exit(f"Error HTTP {error.code}: {error.read().decode('utf-8')}")
    except RuntimeError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        print("Cancelado", file=sys.stderr)
        sys.exit(130)
# #endregion python
