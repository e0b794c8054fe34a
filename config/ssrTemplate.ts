/**
 * The framework's page, but for its scripts. They stand in it as data until plugins/page-start asks for them, after the first
 * picture. All that the page needs comes before the entry, which is listed first, and finds it loaded. The scripts that set the
 * colour mode come before the stylesheet instead of after it in the body, where they would hold up the reading of the page until
 * the stylesheet is there, and the first picture is whole.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.preBodyTags %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% [...it.scripts].reverse().forEach((script) => { %>
      <script type="text/plain" src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
