# #region python
import codecs
import http.client
import json
import os
import re
import sys
import urllib.error
import urllib.parse
import urllib.request


class AskError(Exception):
    """Un error que se muestra a quien pregunta."""


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


def open_answer(request):
    try:
        return urllib.request.urlopen(request, timeout=60)
    except urllib.error.HTTPError as error:
        # El cuerpo de un error trae id, message y code.
        body = error.read().decode("utf-8", "replace")
        raise AskError(f"Error HTTP {error.code}: {body}") from error


def ask(query, api_key, project_id):
    project = urllib.parse.quote(project_id, safe="")
    request = urllib.request.Request(
        f"https://api.saas.aifindr.ai/api/widget/projects/{project}/ask",
        data=json.dumps({"query": query, "stream": True}).encode("utf-8"),
        headers={"Content-Type": "application/json", "X-API-KEY": api_key},
        method="POST",
    )
    # Al salir del bloque, también con Ctrl+C, se cierra la conexión.
    with open_answer(request) as response:
        for name, data in read_events(response):
            if name == "error":
                text = json.dumps(data, ensure_ascii=False)
                raise AskError(f"La respuesta se ha interrumpido: {text}")
            # Pídenos los campos de data: aquí se muestra tal como llega.
            print(name, json.dumps(data, ensure_ascii=False), flush=True)
            if name == "answer-full":
                return
    raise AskError("La conexión se ha cerrado antes de la respuesta completa")


def main():
    # Una terminal sin UTF-8 muestra con escapes lo que no sabe escribir.
    sys.stdout.reconfigure(errors="backslashreplace")
    api_key = os.environ.get("AIFINDR_API_KEY")
    project_id = os.environ.get("AIFINDR_PROJECT_ID")
    if not api_key or not project_id:
        raise AskError("Faltan AIFINDR_API_KEY y AIFINDR_PROJECT_ID")
    query = sys.argv[1] if len(sys.argv) > 1 else "¿Cuándo se abre la matrícula?"
    try:
        ask(query, api_key, project_id)
    except (OSError, http.client.HTTPException) as error:
        raise AskError(f"La conexión ha fallado: {error}") from error
    except ValueError as error:
        raise AskError(f"Un evento no lleva un JSON válido: {error}") from error


if __name__ == "__main__":
    try:
        main()
    except AskError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
# #endregion python
